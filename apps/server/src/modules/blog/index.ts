export { createHtmlCleaner, type HtmlCleaner } from "./html-cleaner.ts";
export { findVisiblePost, listVisiblePosts, type BlogPostRow } from "./repository.ts";
export { registerBlog } from "./routes.ts";
export { createBlogService, type BlogService } from "./service.ts";
