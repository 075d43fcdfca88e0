import * as faults from '../../shared/faults.ts'

export const errors = {
  view_limit: '最多可以保存 {max} 个视图。请先删除一个。',
  report_mail_limit: '最多可以通过邮件发送 {max} 个视图。请先停止一个。',
  report_link_limit: '同时最多可以有 {max} 个报告链接。请先停用一个。',
  links_not_allowed: '你的俱乐部未开放对外分享报告。',
  report_link_stopped: '此链接已停用。',
  report_link_expired: '此链接已过期。',
  not_valid_url: '这个链接没有对应的比较。链接可能不完整，或比较已被删除。',
  morning_empty: '请至少填写一项。没有任何内容的晨间记录不会保存。',
  consent_missing:
    '未同意使用健康数据时，这里不会记录任何内容。你可以在设置的“健康数据”中表示同意。',
  mornings_of_all:
    '晨间提问目前只面向这些运动员。删除后，所有运动员都会被询问健康数据。请先在俱乐部设置的“晨间提问”中更改。',
} as const

export const fields = {
  sleep_time: faults.sleepTime,
  no_training: '前一天没有训练。',
}
