import type { monitoringFiles as en } from '../../en/screens/monitoring-files.ts'
import type { Translation } from '../../translation.ts'
import * as actions from '../shared/actions.ts'

export const monitoringFiles = {
  close: actions.close,
  title: '从文件导入数值',
  intro:
    '静息心率、心率变异性、睡眠、体重和体温可来自手表或体重秤，会作为建议显示在每天晨间记录的输入框旁，不会更改你已填写的内容。',
  hint: '手表或体重秤的 FIT 文件，或“健康”App 的导出文件，最大 100 MB',
  sending: '正在发送 {{name}}',
  reading: '正在读取 {{name}}。较大的导出文件需要一两分钟。',
  found_other: '找到 {{number}} 天的数据，{{from}} 至 {{to}}',
  none: '文件中没有可以作为建议的数据。',
  sources: '采用来源',
  more_other: '再显示 {{number}} 天',
  propose_other: '为 {{number}} 天填入建议',
  another: '其他文件',
  proposed_other: '已为 {{number}} 天填入建议。打开当天的晨间记录即可采用。',
  again: actions.tryAgain,
  leftOut: '未采用的内容',
  hrv_other:
    '{{number}} 个心率变异性数值：“健康”App 测量的是 SDNN，晨间记录使用 RMSSD，两者不能互相换算。',
  beyond: '{{day}}，{{source}}：{{name}} {{value}}。数值必须在 {{min}} 和 {{max}} 之间。',
  beyondSleep: '{{day}}，{{source}}：{{name}} {{value}}。睡眠时间必须少于 24 小时。',
  moreBeyond_other: '另有 {{number}} 个数值超出范围。',
  older_other: '{{number}} 条更早的记录。',
  broken: '文件已损坏或不完整，这里显示能够读取的内容。',
} as const satisfies Translation<typeof en>
