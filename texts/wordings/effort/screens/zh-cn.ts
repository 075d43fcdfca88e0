import type { common as commonEn } from '../../../en/screens/common.ts'
import type { efforts as effortsEn } from '../../../en/screens/efforts.ts'
import type { results as resultsEn } from '../../../en/screens/results.ts'
import type { scores as scoresEn } from '../../../en/screens/scores.ts'
import type { sessionForm as sessionFormEn } from '../../../en/screens/session-form.ts'
import type { imports as importsEn } from '../../../en/screens/imports.ts'
import type { notifications as notificationsEn } from '../../../en/screens/notifications.ts'
import type { publishing as publishingEn } from '../../../en/screens/publishing.ts'
import type { session as sessionEn } from '../../../en/screens/session.ts'
import type { seatRacing as seatRacingEn } from '../../../en/screens/seat-racing.ts'
import type { live as liveEn } from '../../../en/screens/live.ts'
import type { comparison as comparisonEn } from '../../../en/screens/comparison.ts'
import type { racing as racingEn } from '../../../en/screens/racing.ts'
import type { reports as reportsEn } from '../../../en/screens/reports.ts'
import type { Wording } from '../../../translation.ts'
import {
  ergo,
  ergoPieces,
  figures,
  medals,
  missing,
  racing as ofRacing,
  water,
  waterPieces,
} from '../reports.ts'

export const common = {
  words: {
    piece: '强度段',
    pieces: '强度段',
  },
} as const satisfies Wording<typeof commonEn>

export const sessionForm = {
  measure: '每个强度段的计量方式',
  pieces: {
    single: '单个强度段',
    one: '强度段',
    nth: '强度段 {{number}}',
    add: '添加强度段',
    remove: '移除此强度段',
  },
} as const satisfies Wording<typeof sessionFormEn>

export const efforts = {
  select: '请选择一个强度段',
  title: '强度段',
  found: {
    laps: '这些强度段根据设备计圈识别。在曲线上拖动两端调整，然后保留正确的。',
    rate: '这些强度段根据桨频识别。在曲线上拖动两端调整，然后保留正确的。',
    speed: '这些强度段根据速度识别。在曲线上拖动两端调整，然后保留正确的。',
  },
  none: '没有找到强度段。请手动标记。',
  keptTitle: '已标记的强度段',
  keep_one: '保留 {{count}} 个强度段',
  keep_other: '保留 {{count}} 个强度段',
  mark: '标记强度段',
  nameOf: '强度段 {{number}}',
  planned: '计划强度段',
  scored: '计划中的强度段会成为本次训练课的成绩。手动录入的用时会保留。',
} as const satisfies Wording<typeof effortsEn>

export const results = {
  piece: '强度段',
  compare: { recorded: '设备记录，以强度段起点对齐。' },
} as const satisfies Wording<typeof resultsEn>

export const scores = {
  nth: '强度段 {{number}}',
  short: '强{{number}}',
  first: {
    pieces: '请先添加强度段，再录入成绩',
    text: '成绩属于某个强度段和某个人。请先安排训练结构和参加人员，再录入成绩。',
  },
  choose: {
    piece: '强度段',
    allPieces: '全部强度段',
    orders: {
      piece: '按强度段',
    },
  },
} as const satisfies Wording<typeof scoresEn>

export const imports = {
  actions: {
    deleteText: '相关成绩、强度段和负荷会一并删除。训练课会保留，仅由此文件生成的训练课除外。',
  },
} as const satisfies Wording<typeof importsEn>

export const notifications = {
  plan: {
    words: {
      pieces: '训练内容',
    },
  },
} as const satisfies Wording<typeof notificationsEn>

export const publishing = {
  words: {
    pieces: '训练内容',
  },
} as const satisfies Wording<typeof publishingEn>

export const session = {
  plan: {
    nothingText: '这里会显示距离、强度和强度段，让大家知道要练什么。',
  },
} as const satisfies Wording<typeof sessionEn>

export const seatRacing = {
  emptyText: '通过在艇间换人来比较运动员。请先在本次训练课中排好至少两个艇组，再在这里规划强度段。',
  emptyTimes: '教练规划好强度段后，你可在此录入用时。',
  methodTexts: {
    'one-swap': '每个强度段之后同侧的两人互换。水上最容易执行。',
    'two-swap': '每个强度段之后左右两侧各换一对。用更少的强度段得到更多结论。',
  },
  plan: {
    lead: '两条或更多同型艇并排划短强度段。可提前看到此方案能比较多少对运动员。',
    pieces: '强度段数',
    distance: '每个强度段距离',
    make_one: '规划 {{count}} 个强度段',
    make_other: '规划 {{count}} 个强度段',
  },
  known: {
    nothing: '暂无结论：至少需要两个有计时、且其间换过人的强度段。',
  },
  answer: {
    unchecked: '没有多余的强度段可供验证，暂无法核对。',
    from_one: '{{count}} 个强度段，每段 {{distance}}。',
    from_other: '{{count}} 个强度段，每段 {{distance}}。',
    scale: '每个强度段相对本侧平均的秒数，越靠右越快',
  },
  pairs: { pieces_to_settle: '还需强度段数' },
  unknown: {
    unchecked: '暂时无法评估可靠程度：所有强度段都已用于计算，没有多余的可供验证。',
    contradiction: '关于 {{one}} 与 {{other}}，各强度段的结果互相矛盾。',
    leftOut_one: '{{count}} 个强度段不计入：作废或没有用时。',
    leftOut_other: '{{count}} 个强度段不计入：作废或没有用时。',
  },
  pieces: {
    fold_one: '{{count}} 个强度段及用时',
    fold_other: '{{count}} 个强度段及用时',
    title: '强度段',
    piece: '强度段 {{number}}',
    comparable: '全部划完后，{{pairs}} 对中有 {{comparable}} 对可比较。',
  },
  remove: {
    title: '删除强度段 {{number}}？',
    confirm: '删除此强度段',
  },
  next: {
    plan: '安排下一个强度段',
  },
  time: {
    open: '为强度段 {{number}} 计时',
    title: '强度段 {{number}} 的用时',
    voidHint: '器材损坏或碰撞：此强度段不计。',
    back: '全部强度段',
    saved: '强度段 {{number}} 的用时已保存。',
    kept: '尚未保存：强度段 {{number}} 的用时已留在本设备，有网络后自动发送。',
  },
  columns: {
    pieces: '强度段数',
  },
  residuals: {
    title: '各强度段结果的一致性',
    noSpare: '所有强度段都已用于计算，没有多余的可供验证。再划一个强度段即可验证。',
    sigma_one: '各强度段结果相差约 {{seconds}} 秒（多出 {{count}} 个强度段可供验证）。',
    sigma_other: '各强度段结果相差约 {{seconds}} 秒（多出 {{count}} 个强度段可供验证）。',
    piece: '强度段',
  },
} as const satisfies Wording<typeof seatRacingEn>

export const reports = {
  missing: missing['zh-cn'],
  pieces: {
    latest: '显示最近 {{number}} 个强度段，共 {{count}} 个；文件包含全部。',
    number: '强度段 {{number}}',
    show: '显示强度段',
  },
  figures: figures['zh-cn'],
  ...medals['zh-cn'],
  ergoPieces: ergoPieces['zh-cn'],
  ergo: ergo['zh-cn'],
  waterPieces: waterPieces['zh-cn'],
  water: water['zh-cn'],
} as const satisfies Wording<typeof reportsEn>

export const comparison = {
  columns: { piece: '强度段' },
  fromPiece: '强度段 {{number}}',
  unlaid: { piece: '这条记录中没有标出强度段 {{number}}。' },
} as const satisfies Wording<typeof comparisonEn>

export const racing = {
  columns: {
    piece: '强度段',
    pieces: '强度段数',
  },
  saved: {
    lines_one: '{{count}} 个强度段',
    lines_other: '{{count}} 个强度段',
  },
  pieces: {
    title: '可比较的强度段',
    choose: '选择 {{name}} 第 {{number}} 段',
    number: '第 {{number}} 段',
    latest:
      '共 {{count}} 个强度段，显示最近 {{number}} 个。缩短日期范围或增加筛选条件可找到其余的。',
    latestOfMore:
      '显示最近 {{number}} 个强度段，还有更多。缩短日期范围或增加筛选条件可找到其余的。',
    none: '提交前至少要选择 1 个强度段。',
    compare_one: '查看 {{count}} 个强度段',
    compare_other: '比较 {{count}} 个强度段',
    empty: '这段时间没有计时的强度段',
    emptyText:
      '强度段有了用时和距离（手动填写或设备记录）就会出现在这里。请换个日期或减少筛选条件。',
  },
  kinds: {
    'single-crew-session': '一个艇组，一个强度段',
    'single-crew-session-pieces': '一个艇组，多个强度段',
    'multiple-crews-single-piece': '多个艇组，同一强度段',
    'multiple-crews-multiple-pieces': '多个艇组，多个强度段',
  },
  allPieces: '所有强度段',
  best: {
    none: '最快区段需要该强度段的设备记录。',
  },
  sources: ofRacing['zh-cn'].sources,
  missing_one: '这个比较中有 {{count}} 个强度段已不存在或你无权查看。',
  missing_other: '这个比较中有 {{count}} 个强度段已不存在或你无权查看。',
  nothingText: '这个比较中的强度段已不存在或你无权查看。',
  none: {
    deviation: '至少需要两个强度段',
  },
} as const satisfies Wording<typeof racingEn>

export const live = {
  piece: '强度段 {{number}}',
} as const satisfies Wording<typeof liveEn>
