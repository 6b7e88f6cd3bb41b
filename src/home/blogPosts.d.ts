/** What the blog plugin of Docusaurus writes for its own sidebar. */
declare module '@generated/docusaurus-plugin-content-blog/default/blog-post-list-prop-default.json' {
  const posts: {
    readonly items: readonly {
      readonly title: string;
      readonly permalink: string;
      /** ISO 8601. */
      readonly date: string;
      readonly unlisted: boolean;
    }[];
  };
  export default posts;
}
