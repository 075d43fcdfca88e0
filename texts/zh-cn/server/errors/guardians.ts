export const errors = {
  no_guardian: '只能为已知出生日期且未满 18 岁的成员邀请监护人。',
  guardian_invited: '该邮箱已为这个孩子发出过邀请。',
  guardian_minor: '监护人必须年满 18 岁。',
  guardian_stays: '等你到了可以自行决定同意的年龄，就可以结束。',
  child_decides: '你的孩子已到可以自行决定的年龄。',
  account_exists: '该邮箱已有账号。请登录后重新打开链接。',
} as const
