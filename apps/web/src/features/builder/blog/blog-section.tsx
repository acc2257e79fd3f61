import { planRules, type BlogPost, type PlanName, type Website } from "@vitrine/model";
import { Button, ConfirmDialog, EmptyState, Notice, Skeleton } from "@vitrine/ui";
import { Plus } from "lucide-react";
import { useState } from "react";
import { EntryOutline } from "../items/entry-outline.tsx";
import { useItems } from "../items/use-items.ts";
import { useAskedEntry } from "../shell/asked-entry.ts";
import { formOfList, placeOfItemForm } from "../work/kept-forms.ts";
import { placeNow } from "../work/use-kept-form.ts";
import { useBuilderWork, useWorkPart } from "../work/work-context.ts";
import { BlogUpgrade } from "./blog-upgrade.tsx";
import { PostDialog } from "./post-dialog.tsx";
import { postKind } from "./post-kind.ts";
import { PostList } from "./post-list.tsx";
import { titleOf } from "./post-words.ts";

/** Blog posts of the website; an invitation to upgrade on a plan without a blog (document 2, section 2). */
export function BlogSection({ website, plan }: { website: Website; plan: PlanName | null }) {
  if (plan === null) return <Skeleton className="h-96" />;
  return planRules[plan].blog ? <Posts website={website} /> : <BlogUpgrade websiteId={website.id} />;
}

type Open = { type: "form"; item: BlogPost | null } | { type: "delete"; item: BlogPost } | null;

function Posts({ website }: { website: Website }) {
  const posts = postKind.read(website);
  const actions = useItems(postKind, website.id);
  const { store } = useBuilderWork();
  const [open, setOpen] = useState<Open>(null);
  const kept = useWorkPart(store, ({ forms }) => formOfList(forms, "blogPost"));
  const { entry, answer } = useAskedEntry("writing");
  const asked = posts.find(({ id }) => id === entry);
  const shown: Open = open ?? (asked ? { type: "form", item: asked } : null);
  const isForm = shown?.type === "form";
  const keptItem = posts.find(({ id }) => id === kept?.itemId) ?? null;
  const close = (item: BlogPost | null) => {
    store.dropForm(placeNow(placeOfItemForm(store.work().forms, "blogPost", posts, item?.id ?? null), store));
    setOpen(null);
    answer();
  };
  const add = (
    <Button
      variant="secondary"
      size="small"
      icon={<Plus size={16} strokeWidth={1.75} aria-hidden />}
      onClick={() => setOpen({ type: "form", item: null })}
    >
      Add Blog Post
    </Button>
  );
  return (
    <section aria-labelledby="section-blog" className="flex flex-col">
      <div className="flex flex-col gap-6">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id="section-blog" className="text-h2">
            Blog and Articles
          </h2>
          {posts.length > 0 ? add : null}
        </div>
        {kept && !isForm ? (
          <UnsavedPost
            title={titleOf({ title: textOf(kept.values["title"]) })}
            onContinue={() => setOpen({ type: "form", item: keptItem })}
            onDiscard={() => close(keptItem)}
          />
        ) : null}
        {posts.length === 0 ? (
          <EmptyState
            drawing={<EntryOutline />}
            title="No Blog Posts Yet"
            text="Write about your work: your first post gives your site a blog, a feed and something to link to."
            actions={add}
          />
        ) : (
          <PostList
            website={website}
            posts={posts}
            onEdit={(item) => setOpen({ type: "form", item })}
            onDelete={(item) => setOpen({ type: "delete", item })}
            onReorder={(next) => void actions.reorder(next)}
          />
        )}
      </div>
      {isForm ? (
        <PostDialog
          key={shown.item?.id ?? "new"}
          website={website}
          item={shown.item}
          actions={actions}
          onClose={() => close(shown.item)}
        />
      ) : null}
      {open?.type === "delete" ? (
        <ConfirmDialog
          open
          destructive
          title={`Delete ${titleOf(open.item)}?`}
          message="Are you sure you want to delete this blog post?"
          confirmLabel="Delete"
          onOpenChange={() => setOpen(null)}
          onConfirm={() => {
            void actions.remove(open.item);
            setOpen(null);
          }}
        />
      ) : null}
    </section>
  );
}

const textOf = (value: unknown) => (typeof value === "string" ? value : "");

function UnsavedPost(props: { title: string; onContinue: () => void; onDiscard: () => void }) {
  return (
    <Notice
      tone="info"
      title="A post you did not save is still here"
      actions={
        <>
          <Button size="small" onClick={props.onDiscard}>
            Discard
          </Button>
          <Button size="small" variant="primary" onClick={props.onContinue}>
            Continue writing
          </Button>
        </>
      }
    >
      {props.title}
    </Notice>
  );
}
