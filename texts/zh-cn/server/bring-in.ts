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
    no_duration: '“{value}”不是用时，请写成 7:12.3。',
    no_distance: '“{value}”不是距离。',
    no_number: '“{value}”不是这里可用的数字。',
    no_piece: '只能导入单一距离或时间的成绩，“{value}”包含多段。',
    out_of_bounds: '“{value}”超出了这里的合理范围。',
    no_scores: '此项目不记录成绩。',
    no_person: '俱乐部里没有名叫“{value}”的运动员。',
    two_people: '有两名运动员都叫“{value}”，请在对应的训练中录入此成绩。',
    in_future: '这一天还没有到。',
  },
}
