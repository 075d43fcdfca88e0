import type { common as commonEn } from '../../en/common.ts'
import type { efforts as effortsEn } from '../../en/efforts.ts'
import type { results as resultsEn } from '../../en/results.ts'
import type { scores as scoresEn } from '../../en/scores.ts'
import type { sessionForm as sessionFormEn } from '../../en/session-form.ts'
import type { imports as importsEn } from '../../en/imports.ts'
import type { notifications as notificationsEn } from '../../en/notifications.ts'
import type { publishing as publishingEn } from '../../en/publishing.ts'
import type { session as sessionEn } from '../../en/session.ts'
import type { seatRacing as seatRacingEn } from '../../en/seat-racing.ts'
import type { Wording } from '../../translation.ts'

export const common = {
  words: {
    piece: '强度段',
    pieces: '强度段',
  },
} as const satisfies Wording<typeof commonEn>

export const sessionForm = {
  measure: '每个强度段的长度',
  pieces: {
    single: '单个强度段',
    one: '强度段',
    nth: '强度段 {{number}}',
    add: '添加强度段',
    remove: '移除此强度段',
  },
} as const satisfies Wording<typeof sessionFormEn>

export const efforts = {
  title: '强度段',
  found: {
    laps: '这些强度段来自设备的计圈。在曲线上移动两端，然后保留正确的。',
    rate: '这些强度段按桨频识别。在曲线上移动两端，然后保留正确的。',
    speed: '这些强度段按速度识别。在曲线上移动两端，然后保留正确的。',
  },
  none: '没有找到强度段。请手动标记。',
  keptTitle: '已标记的强度段',
  keep_one: '保留 {{count}} 个强度段',
  keep_other: '保留 {{count}} 个强度段',
  mark: '标记强度段',
  nameOf: '强度段 {{number}}',
  planned: '计划强度段',
  scored: '计划中的强度段会成为本课成绩。手动录入的时间保留。',
} as const satisfies Wording<typeof effortsEn>

export const results = {
  piece: '强度段',
  compare: { recorded: '设备记录，自该强度段起点开始。' },
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
    deleteText: '相关成绩、强度段和负荷一并删除。训练课保留，仅由此文件生成的除外。',
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
  emptyText: '通过在艇间换人来比较运动员。请先在本次训练课中排好至少两条艇，再在这里规划强度段。',
  emptyTimes: '教练规划好强度段后，您可在此录入时间。',
  methodTexts: {
    'one-swap': '每个强度段之后同侧两人互换艇。水上最易看懂。',
    'two-swap': '每个强度段之后两侧各换一对。用更少的强度段得到更多信息。',
  },
  plan: {
    lead: '两条或更多相同的艇，并排划短强度段。您可事先看到该计划能得出多少结论。',
    pieces: '强度段数',
    distance: '每个强度段距离',
    make_one: '规划 {{count}} 个强度段',
    make_other: '规划 {{count}} 个强度段',
  },
  known: {
    nothing: '暂无：至少需要两个强度段有计时且其间换过人。',
    unsure: '可靠程度须由更多强度段说明。',
  },
  unknown: {
    unchecked: '以上结论的可靠程度：每个强度段都已用于得出结论，没有多余的可供检验。',
    contradiction: '关于 {{one}} 与 {{other}}，各强度段互相矛盾。',
    leftOut_one: '{{count}} 个强度段不计：作废或无时间。',
    leftOut_other: '{{count}} 个强度段不计：作废或无时间。',
  },
  pieces: {
    title: '强度段',
    piece: '强度段 {{number}}',
    comparable: '全部划完后，{{pairs}} 对中有 {{comparable}} 对可比较。',
  },
  remove: {
    title: '删除强度段 {{number}}？',
    confirm: '删除此强度段',
  },
  next: {
    lead: '最后一个强度段之后最能说明问题的换人。',
    add: '添加此强度段',
  },
  time: {
    open: '为强度段 {{number}} 计时',
    title: '强度段 {{number}} 的时间',
    voidHint: '器材损坏或碰撞：此强度段不计。',
    back: '全部强度段',
    saved: '强度段 {{number}} 的时间已保存。',
    kept: '尚未保存：强度段 {{number}} 的用时已留在本设备，有网络后自动发送。',
  },
  columns: {
    pieces: '强度段数',
  },
  residuals: {
    title: '各强度段的一致程度',
    noSpare: '得出结论用到了每个强度段，没有多余的可供检验。再划一个强度段便知。',
    sigma_one: '各强度段一致到 {{seconds}} 秒（多余 {{count}} 个强度段）。',
    sigma_other: '各强度段一致到 {{seconds}} 秒（多余 {{count}} 个强度段）。',
    piece: '强度段',
  },
} as const satisfies Wording<typeof seatRacingEn>
