import { contract } from "@vitrine/contract";
import type { Bind } from "../../http/route.ts";
import type { Caller } from "../../http/session.ts";
import type { BlogService } from "./service.ts";

const { blog: calls } = contract;

type OfList = { params: { id: number }; caller: Caller };
type OfItem = { params: { id: number; itemId: number }; caller: Caller; version: number | null };

const list = ({ params, caller }: OfList) => ({ caller, id: params.id });
const item = ({ params, caller, version }: OfItem) => ({ caller, ...params, version });

/** Binds the owner's calls on blog posts; strangers read them through publishing. */
export function registerBlog(bind: Bind, blog: BlogService): void {
  const ofList = { load: (context: OfList) => blog.checkList(list(context)) };
  const ofItem = { load: (context: OfItem) => blog.checkItem(item(context)) };

  bind(calls.listBlogPosts, async (context) => blog.list(list(context), context.query));
  bind(calls.getBlogPost, async (context) => {
    const blogPost = await blog.get(item(context));
    context.etag(blogPost.version);
    return { blogPost };
  });
  bind(
    calls.createBlogPost,
    async (context) => {
      const blogPost = await blog.create(list(context), context.body);
      context.etag(blogPost.version);
      return { blogPost, message: "Blog post created successfully!" };
    },
    ofList,
  );
  bind(
    calls.updateBlogPost,
    async (context) => {
      const blogPost = await blog.update(item(context), context.body);
      context.etag(blogPost.version);
      return { blogPost };
    },
    ofItem,
  );
  bind(calls.removeBlogPost, async (context) => {
    await blog.remove(item(context));
    return { message: "Blog post deleted successfully" };
  });
  bind(calls.reorderBlogPosts, async ({ caller, body }) => ({ data: await blog.reorder(caller, body.blogPosts) }));
}
