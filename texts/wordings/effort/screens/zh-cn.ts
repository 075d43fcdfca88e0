import type { common as commonEn } from '../../../en/screens/common.ts'
import type { efforts as effortsEn } from '../../../en/screens/efforts.ts'
import type { results as resultsEn } from '../../../en/screens/results.ts'
import type { scores as scoresEn } from '../../../en/screens/scores.ts'
import type { sessionForm as sessionFormEn } from '../../../en/screens/session-form.ts'
import type { imports as importsEn } from '../../../en/screens/imports.ts'
import type { notifications as notificationsEn } from '../../../en/screens/notifications.ts'
import type { publishing as publishingEn } from '../../../en/screens/publishing.ts'
import type { session as sessionEn } from '../../../en/screens/session.ts'
import type { live as liveEn } from '../../../en/screens/live.ts'
import type { ergRoom as ergRoomEn } from '../../../en/screens/erg-room.ts'
import type { comparison as comparisonEn } from '../../../en/screens/comparison.ts'
import type { racing as racingEn } from '../../../en/screens/racing.ts'
import type { publicPages as publicPagesEn } from '../../../en/screens/public-pages.ts'
import type { reports as reportsEn } from '../../../en/screens/reports.ts'
import type { Wording } from '../../../translation.ts'
import { seatRacing as seatRaces } from '../seat-racing/zh-cn.ts'
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

export const seatRacing = seatRaces

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
    gates: '以下用时在起点线与终点线之间测得。请保留正确的。',
  },
  none: '没有找到强度段。请手动标记。',
  passesMarked: '此水段的每次通过均已标记或略去。',
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
    none: '请至少选择 1 个强度段。',
    compare_one: '查看 {{count}} 个强度段',
    compare_other: '比较 {{count}} 个强度段',
    empty: '这段时间没有计时的强度段',
    emptyText:
      '强度段有了用时和距离（手动录入或设备记录）就会出现在这里。请更换日期或减少筛选条件。',
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
  missing_other: '这个对比中有 {{count}} 个强度段已不存在或你无权查看。',
  nothingText: '这个对比中的强度段已不存在或你无权查看。',
  none: {
    deviation: '至少需要两个强度段',
  },
} as const satisfies Wording<typeof racingEn>

export const publicPages = {
  noCourse: '不指定（按强度段）',
} as const satisfies Wording<typeof publicPagesEn>

export const live = {
  piece: '强度段 {{number}}',
} as const satisfies Wording<typeof liveEn>

export const ergRoom = {
  piece: '强度段',
  noneText: '请为计划中的一个强度段创建比赛。',
  noPieces: '请先在计划中添加有距离或时间的强度段。',
  kept: '已保存为训练课的强度段',
} as const satisfies Wording<typeof ergRoomEn>
