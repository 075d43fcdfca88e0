import type { partial as en } from '../../en/server/partial.ts'
import type { Words } from '../../translation.ts'

/** Said when something was done in part only. */
export const partial: Words<typeof en> = {
  notFor: '无法对{names}执行此操作。',
  notAdded: '未导入：{names}。请修改后重试。',
  more: { one: '另外 1 个', other: '另外 {count} 个' },
  people: { one: '1 人', other: '{count} 人' },
  began: '开始时间早于该周。',
  touched: '该训练之后已发布或有改动。',
  planner: '训练的制定者会留在该训练中。',
  line: '第 {count} 行',
}
