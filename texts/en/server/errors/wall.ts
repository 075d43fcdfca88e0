export const errors = {
  comments_closed: 'Comments on this post are closed.',
  edit_over: 'Posts and comments can only be edited for one day.',
  too_many_pinned: 'Three posts are already pinned here. Unpin one first.',
} as const
