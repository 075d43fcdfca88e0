export const errors = {
  view_limit: '最多可以保存 {max} 个视图。请先删除一个。',
} as const
