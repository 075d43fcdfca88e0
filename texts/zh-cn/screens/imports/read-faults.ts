import type * as en from '../../../en/screens/imports/read-faults.ts'
import type { Translation } from '../../../translation.ts'

export const leftOut = {
  title: '未导入',
  refused_other: '{{count}} 个文件无法读取。',
  beside_other: '此导出中有 {{count}} 个文件不是运动记录。',
  known_other: '{{count}} 个文件已存在于 {{file}} 中。',
  gone_other: '{{count}} 个文件此前来自一个已删除的文件。重新上传本文件即可导入。',
  repeated_other: '{{count}} 个文件重复。',
} as const satisfies Translation<typeof en.leftOut>

export const warnings = {
  title: '关于该文件的说明',
  truncated: '文件在结束前中断，之前的内容都已读取。',
  damaged: '文件部分损坏，可读的内容都已读取。',
  checksum: '文件校验和不符，可能被改动过，但数值看起来正常。',
  part_not_read: '文件包含多段记录，其中一段无法读取。',
  sport_unknown: '无法识别设备标注的运动项目。',
  time_missing: '并非所有采样都有时间，缺少的已按前后采样排列。',
  mornings: '文件中还有晨间数据，例如睡眠或体重。文件所有者可在自己档案的“晨间监测”中采用。',
  seat_unknown: '文件未说明是在哪个座位记录的。',
  time_unknown: '文件中没有时间，无法得知训练时间和速度。',
  time_disorder: '设备时钟曾倒退，相关采样已重新排序。',
  time_implausible: '部分时间不合理，已略去。',
  distance_implausible: '设备给出的距离不合理，已根据记录重新计算。',
  distance_left_out: '设备给出的距离不合理，已略去。',
  totals_from_records: '设备的合计与文件不符，已根据记录重新计算。',
  last_lap_open: '最后一圈没有结束，计算到最后一条记录为止。',
  totals_differ: '文件中的距离相差超过 2%：已比较总距离、各圈、记录和轨迹，采用依据最充分的一个。',
  laps_implausible: '各圈时长之和超过总时长，训练与间歇时间已略去。',
  activity_implausible: '文件中有一段记录不合理，已略去。',
  decimal_comma: '文件用逗号作小数点，已按此读取。',
  duplicate_left_out: '同一记录出现多次，只导入一次。',
  member_not_read: '压缩包中有一个文件无法读取，其他文件已导入。',
  same_outing: '另一台设备也记录了这次训练，两者只计一次。',
  transition: '项目之间的转换时间不归入任何训练课。',
  single_record: '仅有一个数据点，不算一次训练，未归入任何训练课。',
  distance_from_laps: '距离为各圈之和。',
  distance_from_gps: '距离来自 GPS 轨迹。',
  distance_from_speed: '距离根据记录的速度计算。',
  other: '文件有小问题，可读的内容都已读取。',
  dropped_other: '{{number}} 个数值超出合理范围，已略去。',
} as const satisfies Translation<typeof en.warnings>
