import type { account as en } from '../en/account.ts'
import type { Translation } from '../translation.ts'

export const account = {
  login: {
    title: '登录',
    lead: '计划、训练、看见成效。',
    email: '邮箱',
    password: '密码',
    showPassword: '显示密码',
    code: '验证码',
    codeHint: '验证器应用中的六位数字，或恢复码',
    submit: '登录',
    signedOut: '登录已失效。请重新登录，继续刚才的操作。',
  },
  logout: { title: '正在退出 …' },
} as const satisfies Translation<typeof en>
