import type { server as english } from '../../../en/server.ts'
import type { Wording } from '../../../translation.ts'
import {
  comparison,
  ergoPieces,
  figures,
  medals,
  missing,
  racing,
  waterPieces,
} from '../reports.ts'

export const server = {
  bringIn: {
    faults: {
      no_pieces: '无法识别“{value}”中的强度段。',
      not_in_sport: '此项目没有强度段。',
    },
  },
  scores: { pieceShort: '强{number}', piece: '强度段', parts: { piece: '强度段' } },
  reports: {
    missing: missing['zh-cn'],
    figures: figures['zh-cn'],
    ...medals['zh-cn'],
    ergoPieces: ergoPieces['zh-cn'],
    waterPieces: waterPieces['zh-cn'],
    racing: racing['zh-cn'],
    comparison: comparison['zh-cn'],
  },
  errors: {
    pieces_first: '请先添加强度段，再录入成绩。',
    piece_gone: '计划已更改，你录入的强度段已不在计划中。',
  },
  fields: {
    plan_too_large: '一次规划的内容过多，请减少人数或段数。',
    one_extent: '每段要么有距离，要么有时间。',
    start_before_previous: '开始时间不能早于上一强度段的结束时间。',
    finish_after_next: '结束时间不能晚于下一强度段的开始时间。',
    unknown_piece: '训练结构中没有这个强度段。',
    unknown_split: '此强度段没有这个分段。',
    unknown_segment: '此强度段没有这个小段。',
    splits_fit: '各分段长度之和与强度段距离不符。',
    piece_twice: '两个已标记的强度段不能对应同一个计划强度段。',
  },
} as const satisfies Wording<typeof english>
