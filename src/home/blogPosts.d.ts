declare module '@generated/latest-posts/default/posts.json' {
  const posts: readonly import('../plugins/latest-posts').LatestPost[];
  export default posts;
}
