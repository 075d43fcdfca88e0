import type * as en from '../../../en/screens/session-form/exercises.ts'
import type { Translation } from '../../../translation.ts'
import * as measures from '../../shared/measures.ts'
import * as terms from '../../shared/terms.ts'
import * as actions from '../../shared/actions.ts'

export const programme = {
  nth: terms.numberedProgramme,
  name: '方案名称',
  example: '成年组 – 大重量',
  athletes: '适用运动员',
  forRest_other: '不选则适用于没有单独方案的 {{count}} 名运动员。',
  forNobody:
    '目前无人适用：原定运动员已不参加，或已改用其他方案。请选择运动员，或提供给其余所有人。',
  giveToRest: '提供给所有没有方案的人',
  moved: '{{name}} 已从“{{from}}”移到这里。',
  peopleFirst: '先在下方选择参加人员，再在这里指定每个方案的适用运动员。',
  leftOut: '没有方案：{{names}}。',
  add: '添加方案',
  copy: '复制 {{name}}',
  copyOf: '{{name}}（副本）',
  remove: actions.removeNamed,
} as const satisfies Translation<typeof en.programme>

export const strength = {
  nth: '动作 {{number}}',
  exercise: '动作名称',
  search: '深蹲、卧拉…',
  nothing: '还没有这个动作。',
  sets: '组数',
  rest: terms.rest,
  own: '每组单独设定次数',
  set: terms.numberedSet,
  reps: '次数',
  weight: measures.weight,
  remove: '移除动作 {{number}}',
  add: '添加动作',
  new: '新建动作',
  newTitle: '新建俱乐部动作',
  known: '已有同名动作。',
} as const satisfies Translation<typeof en.strength>
