export const errors = {
  view_limit: '最多可以保存 {max} 个视图。请先删除一个。',
  not_valid_url: '这个链接没有对应的比较。链接可能不完整，或比较已被删除。',
} as const
