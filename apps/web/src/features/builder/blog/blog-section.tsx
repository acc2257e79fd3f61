import { planRules, type BlogPost, type PlanName, type Website } from "@vitrine/model";
import { Button, ConfirmDialog, EmptyState, Notice, Skeleton } from "@vitrine/ui";
import { Plus } from "lucide-react";
import { useState } from "react";
import { getSession } from "../../../lib/session/session-store.ts";
import { EntryOutline } from "../items/entry-outline.tsx";
import { useItems } from "../items/use-items.ts";
import { BlogUpgrade } from "./blog-upgrade.tsx";
import { useAskedEntry } from "../shell/asked-entry.ts";
import { keepPost, readKeptPost, type KeptPost } from "./kept-post.ts";
import { PostDialog } from "./post-dialog.tsx";
import { postKind } from "./post-kind.ts";
import { PostList } from "./post-list.tsx";
import { titleOf } from "./post-words.ts";

/** Blog posts of the website; an invitation to upgrade on a plan without a blog (document 2, section 2). */
export function BlogSection({ website, plan }: { website: Website; plan: PlanName | null }) {
  if (plan === null) return <Skeleton className="h-96" />;
  return planRules[plan].blog ? <Posts website={website} /> : <BlogUpgrade />;
}

type Open = { type: "form"; item: BlogPost | null; kept: KeptPost | null } | { type: "delete"; item: BlogPost } | null;

function Posts({ website }: { website: Website }) {
  const posts = postKind.read(website);
  const actions = useItems(postKind, website.id);
  const userId = getSession().user?.id ?? 0;
  const [open, setOpen] = useState<Open>(null);
  const [kept, setKept] = useState(() => readKeptPost(website.id, userId));
  const { entry, answer } = useAskedEntry("writing");
  const asked = posts.find(({ id }) => id === entry);
  const shown: Open = open ?? (asked ? { type: "form", item: asked, kept: null } : null);
  const close = () => {
    setOpen(null);
    answer();
    setKept(null);
    keepPost(website.id, null);
  };
  const add = (
    <Button
      variant="secondary"
      size="small"
      icon={<Plus size={16} strokeWidth={1.75} aria-hidden />}
      onClick={() => setOpen({ type: "form", item: null, kept: null })}
    >
      Add Blog Post
    </Button>
  );
  return (
    <section aria-labelledby="section-blog" className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="section-blog" className="text-h2">
          Blog and Articles
        </h2>
        {posts.length > 0 ? add : null}
      </div>
      {kept && shown?.type !== "form" ? (
        <UnsavedPost
          kept={kept}
          onContinue={() => setOpen({ type: "form", item: posts.find(({ id }) => id === kept.postId) ?? null, kept })}
          onDiscard={close}
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
          onEdit={(item) => setOpen({ type: "form", item, kept: null })}
          onDelete={(item) => setOpen({ type: "delete", item })}
          onReorder={(next) => void actions.reorder(next)}
        />
      )}
      {shown?.type === "form" ? (
        <PostDialog website={website} item={shown.item} kept={shown.kept} actions={actions} onClose={close} />
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

function UnsavedPost(props: { kept: KeptPost; onContinue: () => void; onDiscard: () => void }) {
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
      {titleOf(props.kept.values)}
    </Notice>
  );
}
