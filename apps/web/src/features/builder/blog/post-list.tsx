import { blogStatusLabels, type BlogPost, type Website } from "@vitrine/model";
import { Badge, Button, Menu, MenuItem } from "@vitrine/ui";
import { ArrowDown, ArrowUp, MoreHorizontal, Pencil, Trash2 } from "lucide-react";
import { SortableRow, SortableRows, type Moves } from "../items/sortable-rows.tsx";
import { dateOf, experienceName, hourOf, projectName, statusTones, titleOf } from "./post-words.ts";

type PostListProps = {
  website: Website;
  posts: BlogPost[];
  onEdit: (post: BlogPost) => void;
  onDelete: (post: BlogPost) => void;
  onReorder: (posts: BlogPost[]) => void;
};

/** Posts as rows: dragged by their handle, or moved up and down from the menu. */
export function PostList({ website, posts, onEdit, onDelete, onReorder }: PostListProps) {
  return (
    <SortableRows label="Blog and Articles" items={posts} titleOf={titleOf} onReorder={onReorder}>
      {(post, moves) => (
        <SortableRow key={post.id} id={post.id} title={titleOf(post)}>
          <PostWords website={website} post={post} />
          <PostActions post={post} moves={moves} onEdit={() => onEdit(post)} onDelete={() => onDelete(post)} />
        </SortableRow>
      )}
    </SortableRows>
  );
}

function PostWords({ website, post }: { website: Website; post: BlogPost }) {
  return (
    <div className="flex min-w-0 flex-1 flex-col gap-1 px-1 py-1.5">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-caption text-muted">
        <Badge tone={statusTones[post.status]}>{blogStatusLabels[post.status]}</Badge>
        <span className="tabular-nums">{dateOf(post)}</span>
        {hourOf(post) === null ? null : <span className="-ms-1 tabular-nums">{hourOf(post)}</span>}
      </p>
      <h3 className="font-text text-label wrap-anywhere">{titleOf(post)}</h3>
      {post.excerpt ? <p className="line-clamp-2 text-caption wrap-anywhere text-muted">{post.excerpt}</p> : null}
      {post.tags.length > 0 ? (
        <ul aria-label="Tags" className="flex flex-wrap gap-1.5">
          {post.tags.map((tag) => (
            <li key={tag} className="rounded-s bg-tint px-2 py-0.5 text-caption wrap-anywhere">
              {tag}
            </li>
          ))}
        </ul>
      ) : null}
      {post.linked_experience_id === null ? null : (
        <p className="text-caption text-muted">
          Linked to experience: {experienceName(website, post.linked_experience_id)}
        </p>
      )}
      {post.linked_project_id === null ? null : (
        <p className="text-caption text-muted">Linked to project: {projectName(website, post.linked_project_id)}</p>
      )}
    </div>
  );
}

type PostActionsProps = { post: BlogPost; moves: Moves; onEdit: () => void; onDelete: () => void };

const icon = { size: 16, strokeWidth: 1.75, "aria-hidden": true } as const;

function PostActions({ post, moves, onEdit, onDelete }: PostActionsProps) {
  const title = titleOf(post);
  return (
    <div className="flex shrink-0 max-sm:flex-col">
      <Button
        variant="quiet"
        size="small"
        iconOnly
        aria-label={`Edit ${title}`}
        icon={<Pencil {...icon} />}
        onClick={onEdit}
      />
      <Button
        variant="quiet"
        size="small"
        iconOnly
        aria-label={`Delete ${title}`}
        icon={<Trash2 {...icon} />}
        onClick={onDelete}
      />
      <Menu
        trigger={
          <Button
            variant="quiet"
            size="small"
            iconOnly
            aria-label={`Move ${title}`}
            icon={<MoreHorizontal {...icon} />}
          />
        }
      >
        <MenuItem icon={<ArrowUp {...icon} />} disabled={!moves.up} onSelect={() => moves.up?.()}>
          Move up
        </MenuItem>
        <MenuItem icon={<ArrowDown {...icon} />} disabled={!moves.down} onSelect={() => moves.down?.()}>
          Move down
        </MenuItem>
      </Menu>
    </div>
  );
}
