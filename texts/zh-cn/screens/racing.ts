import type { racing as en } from '../../en/screens/racing.ts'
import type { Translation } from '../../translation.ts'
import { racing as shared } from '../racing.ts'
import * as actions from '../shared/actions.ts'
import * as measures from '../shared/measures.ts'
import * as terms from '../shared/terms.ts'

export const racing = {
  ...shared,
  saved: {
    title: '已保存的对比',
    by: '{{name}}，{{date}}',
    lines_other: '{{count}} 个训练段',
  },
  filters: {
    name: terms.name,
    namePlaceholder: '训练课或艇组',
    boats: '艇种',
    distances: '距离',
    times: '计划时长',
    start: '起航方式',
    any: '不限',
  },
  pieces: {
    title: '可比较的训练段',
    choose: '选择 {{name}} 第 {{number}} 段',
    chooseUnplanned: '选择 {{name}}',
    number: terms.numberedPiece,
    latest:
      '共 {{count}} 个训练段，显示最近 {{number}} 个。缩短日期范围或增加筛选条件可找到其余的。',
    latestOfMore:
      '显示最近 {{number}} 个训练段，还有更多。缩短日期范围或增加筛选条件可找到其余的。',
    compare_other: '比较 {{count}} 个训练段',
    none: '请至少选择 1 个训练段。',
    unlike: '艇种或距离不同：按 GMT % 对比',
    chooseAll_other: '全选 {{count}} 段',
    chooseAllOf: '选择 {{date}} {{name}} 的全部训练段',
    most: '最多可比较 {{number}} 个。',
    empty: '这段时间没有计时的训练段',
    emptyText:
      '训练段有了用时和距离（手动录入或设备记录）就会出现在这里。请更换日期或减少筛选条件。',
  },
  save: {
    title: '比较',
    name: '对比名称',
    submit: '保存并打开',
  },
  rename: {
    title: '重命名对比',
    button: '重命名',
    saved: '名称已保存',
  },
  deletion: {
    button: actions.deleteIt,
    title: '删除这个对比？',
    text: '它的链接将失效，成绩和记录会保留。',
    done: '对比已删除',
    cancel: '保留',
  },
  otherClub: '这个对比属于另一个俱乐部',
  failed: '无法加载对比',
  kinds: {
    'single-crew-session': '一个艇组，一个训练段',
    'single-crew-session-pieces': '一个艇组，多个训练段',
    'multiple-crews-single-piece': '多个艇组，同一训练段',
    'multiple-crews-multiple-sessions': '多次训练课',
    'multiple-crews-multiple-pieces': '多个艇组，多个训练段',
  },
  split: '分段长度',
  segment: '最快区段长度',
  result: '成绩',
  allPieces: '所有训练段',
  crewsHint: '按平均 GMT % 排序，便于比较不同艇种。离散度为配速标准差除以平均配速。',
  chart: {
    title: '全程曲线',
    behind: '落后 {{name}}',
    panels: measures.curves,
    none: '没有运动记录也没有分段用时，因此没有曲线。',
  },
  against: '对比',
  ranking: '排名',
  stretches: '分段用时',
  toMetres: '至 m',
  won: {
    title: '胜负在哪一段',
    most: '{{name}}：{{from}}–{{to}} m 落后 {{lost}} 秒，共 {{total}} 秒。',
    even: '{{name}}：均匀落后，每 {{length}} m {{each}} 秒。',
    lower: '该段桨频低 {{rate}}。',
    higher: '该段桨频高 {{rate}}。',
  },
  figures: '显示内容',
  best: {
    ...shared.best,
    none: '最快区段需要该训练段的设备记录。',
  },
  missing_other: '这个对比中有 {{count}} 个训练段已不存在或你无权查看。',
  nothing: '没有可对比的内容',
  nothingText: '这个对比中的训练段已不存在或你无权查看。',
  none: {
    prognostic: '该级别没有金牌时间，或套餐未包含',
    stroke_rate: '没有录入或记录桨频',
    gap: '此处没有其他人的用时',
    split: '此处未计时',
    wind: '风或划行方向未知',
    stream: '水流或划行方向未知',
    start: '没有记录显示如何起航',
    deviation: '至少需要两个训练段',
    place: '未计划',
    class: '艇种未知',
  },
  windOf: '{{direction}}风，{{strength}}（{{speed}}）',
  head: '逆风 {{speed}}',
  tail: '顺风 {{speed}}',
} as const satisfies Translation<typeof en>
