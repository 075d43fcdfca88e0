export const errors = {
  thread_needs_adult:
    '有未满 18 岁成员的群聊必须有第二位成年人，或每位未成年人都有监护人查看。请再加入一位教练，或补全出生日期。',
  message_reaches_nobody: '这些艇目前都没有在记录，消息不会送达任何人。',
} as const
