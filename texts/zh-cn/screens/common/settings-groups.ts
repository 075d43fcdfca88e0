export const settingsGroups = {
  person: '个人',
  signIn: '登录',
  privacy: '隐私与数据',
  connections: '俱乐部与连接',
  club: '俱乐部',
  plan: '套餐',
  training: '训练',
  people: '人员',
  programs: '连接',
} as const
