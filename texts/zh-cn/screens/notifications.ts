import type { notifications as en } from '../../en/screens/notifications.ts'
import type { Translation } from '../../translation.ts'

export const notifications = {
  title: '通知',
  lead: '俱乐部中与你有关的动态。',
  readAll: '全部标为已读',
  unread: '新',
  older: '显示更早的通知',
  empty: { title: '暂无通知', text: '有人申请加入、你的角色变化或导出完成时，会显示在这里。' },
  aClub: '某俱乐部',
  somebody: '有人',
  kinds: {
    'member-joined': '{{person}} 已加入 {{club}}。',
    'join-requested': '{{person}} 申请加入 {{club}}。',
    'join-approved': '你已成为 {{club}} 的成员。',
    'join-rejected': '{{club}} 拒绝了你的加入申请。',
    'roles-changed': '你在 {{club}} 的角色或权限已更改。',
    'removed-from-club': '你已不再是 {{club}} 的成员。',
    impersonated: '平台管理员以 {{person}} 的身份查看了 {{club}}。',
    'plan-active': '{{club}} 的订单已付款，套餐已生效。',
    'export-ready': '你的数据副本已可下载。',
    'place-freed': '“{{session}}”有名额空出，你已加入。',
    'place-lost': '“{{session}}”的名额减少，你已转入候补。',
    'crew-published': '你已编入 {{boat}}：{{session}}。',
    plan: '你在 {{club}} 的计划：{{news}}。',
    other: '{{club}} 有新动态。',
  },
  plan: {
    new_other: '新增 {{count}} 次训练课',
    changed_other: '更改 {{count}} 次训练课',
    cancelled_other: '取消 {{count}} 次训练课',
    what: {
      new: '新',
      changed: '已更改：{{words}}',
      cancelled: '已取消',
    },
    words: {
      time: '时间',
      place: '地点',
      pieces: '训练内容',
      exercises: '动作',
      name: '名称或项目',
      crew: '艇组',
    },
    more_other: '以及另外 {{count}} 次',
    show: '显示训练课',
  },
} as const satisfies Translation<typeof en>
