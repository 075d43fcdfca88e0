import * as terms from './shared/terms.ts'

/** Views of reports that are sent by mail. */
export const sending = {
  make: '通过邮件发送',
  title: terms.emailReports,
  text: '已保存的视图每周一 6:00 发送，内容为上一周或上个月。每个人只会收到自己有权查看的内容；负荷、心率、体重和伤病信息不会发送。',
  noViews: '请先保存此报告的一个视图，然后即可发送。',
  view: terms.view,
  rhythm: '频率',
  rhythms: { weekly: '每周一', monthly: '每月第一个周一' },
  audience: '收件人',
  audiences: { self: '发给我', coaches: '发给教练' },
  coachesOf: '以下队伍的教练',
  start: '发送',
  started: '报告将按时发送',
  active: '正在发送的报告',
  none: '尚未发送任何报告',
  private: '{{name}} 的私人视图',
  by: '创建者：{{name}}',
  notToYou: '你已停止接收',
  stop: '停止',
  stopOf: '停止发送“{{name}}”',
  stopped: '报告不再发送',
  page: {
    title: terms.emailReports,
    stopped: '你不会再通过邮件收到 {{club}} 的报告“{{view}}”。',
    wanted: '你会通过邮件收到 {{club}} 的报告“{{view}}”。',
    stop: '不再接收此报告',
    undo: '重新接收此报告',
    broken: '此链接无效',
    failed: '操作失败。请检查网络连接后重试。',
  },
} as const
