import * as terms from '../../shared/terms.ts'

export const settingsGroups = {
  person: '个人',
  signIn: '登录',
  privacy: '隐私与数据',
  connections: '俱乐部与连接',
  club: terms.club,
  plan: terms.plan,
  training: terms.training,
  people: terms.people,
  programs: '连接',
} as const
