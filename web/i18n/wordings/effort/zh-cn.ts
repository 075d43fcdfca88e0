import type { common as commonEn } from '../../en/common.ts'
import type { efforts as effortsEn } from '../../en/efforts.ts'
import type { results as resultsEn } from '../../en/results.ts'
import type { scores as scoresEn } from '../../en/scores.ts'
import type { sessionForm as sessionFormEn } from '../../en/session-form.ts'
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
} as const satisfies Wording<typeof resultsEn>

export const scores = {
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
