import type * as en from '../../../en/screens/session-form/structure.ts'
import type { Translation } from '../../../translation.ts'
import * as measures from '../../shared/measures.ts'
import * as terms from '../../shared/terms.ts'

export const structureFault = {
  empty: '还没有内容。',
  unexpected: '这里不应有这个字符。',
  unclosed: '括号没有闭合。',
  'length-expected': '这里缺少距离或时间。',
  'unit-expected': '这里缺少单位：m、km、min、sec 或 h。',
  'rest-is-time': '间歇必须是时间：6min、90sec 或 3:30min。',
  'rate-expected': '请在此填写桨频，例如 r20 或 @20。',
  'rates-count': '请填写一个适用于所有训练段的桨频，或为每段各填一个。',
  'out-of-range': '数值过大或过小。',
  'too-many-pieces': '段数过多，最多 99 段。',
  'too-long': '文字过长。',
} as const satisfies Translation<typeof en.structureFault>

export const pieces = {
  kind: '训练结构类型',
  single: '单段',
  multiple: '多段相同',
  variable: '多段不同',
  one: '训练段',
  nth: terms.numberedPiece,
  add: '添加训练段',
  remove: '移除此段',
  up: '上移',
  down: '下移',
  none: '清空训练结构',
  rate: measures.strokeRate,
  segment: terms.numberedSegment,
  addSegment: '添加小段',
  removeSegment: '移除小段 {{number}}',
  splits: '分段计时',
  splitsEqual: '等长',
  splitsOwn: '各自设定',
  splitLength: '分段长度',
  splitLengths: '各分段长度（米）',
  splitFault: '请填写 1 至 99999 米的长度，用空格分隔。',
} as const satisfies Translation<typeof en.pieces>

export const lost = {
  gone_other: '{{pieces}} 的 {{count}} 条成绩会保留在训练课中，并标明已不在计划中。',
  changed_other: '{{pieces}} 的 {{count}} 条成绩将归入新的训练结构。',
} as const satisfies Translation<typeof en.lost>

export const inWords = {
  times: '{{work}}，共 {{times}} 次',
  rate: '，桨频 {{rate}}',
  restEach: '，每段后间歇 {{rest}}',
  restAfter: '，之后间歇 {{rest}}',
  next: '；',
  rounds: '{{rounds}} 组：{{list}}',
  zones: '强度（已填入下方）：{{zones}}',
  minutes: '{{minutes}} 分钟',
  seconds: '{{seconds}} 秒',
  both: '{{minutes}} 分 {{seconds}} 秒',
} as const satisfies Translation<typeof en.inWords>

export const examples = {
  one: '4x8分钟 间歇2分钟',
  other: '3x2000m/6min',
  both: '例如：{{one}} 或 {{other}}',
} as const satisfies Translation<typeof en.examples>
