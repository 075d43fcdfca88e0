export const errors = {
  comments_closed: 'Comments on this post are closed.',
  edit_over: 'A post or comment can be changed for one day.',
  too_many_pinned: 'Three posts are pinned here already. Unpin one first.',
} as const
