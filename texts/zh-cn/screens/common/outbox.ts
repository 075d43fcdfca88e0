import * as actions from '../../shared/actions.ts'

export const outbox = {
  waiting: '{{number}} 条待发送',
  needsYou: '{{number}} 条待处理',
  states: { waiting: '待发送', stored: '已发送', 'needs-you': '待处理' },
  age: '上次更新：{{when}}',
  again: actions.sendAgain,
  drop: '放弃我的',
  dropped: '本设备保存的训练课和出勤名单已超过 {{count}} 天，现已删除；联网后会重新获取。',
  unsent_other: '仍有 {{count}} 条记录保存在本设备，尚未发送。',
} as const
