export const errors = {
  comments_closed: '这条动态的评论已关闭。',
  edit_over: '动态和评论在发布后一天内可以修改。',
  too_many_pinned: '这里已经置顶了三条动态，请先取消其中一条。',
} as const
