import type { bringIn as en } from '../../en/server/bring-in.ts'
import type { Words } from '../../translation.ts'

export const bringIn: Words<typeof en> = {
  faults: {
    no_day: '“{value}”不是日期。',
    no_time: '“{value}”不是时间。',
    no_pieces: '无法识别“{value}”中的训练段。',
    no_zone: '“{value}”不是区间。',
    no_sport: '“{value}”不是运动项目。',
    not_in_sport: '此项目没有训练段。',
    no_start: '缺少时间。请为所有此类行选择时间，或在此填写。',
  },
}
