import type { workouts as en } from '../../en/screens/workouts.ts'
import type { Translation } from '../../translation.ts'
import * as actions from '../shared/actions.ts'
import * as measures from '../shared/measures.ts'
import * as terms from '../shared/terms.ts'

export const workouts = {
  athlete: terms.athlete,
  range: '{{low}}–{{high}}',
  done: {
    title: '按计划完成',
    plan: terms.structure,
    ofTime: '占计划时间',
    sum: '{{done}}，共 {{planned}}。',
    more: '超出计划的部分不能弥补缺少的部分。',
    by: {
      marks: '按记录中的标记匹配。',
      steps: '按训练文件的步骤匹配。',
      pieces: '按录制数据中识别出的用力段匹配。',
      clock: '仅按时间匹配，从录制开始时算起。',
    },
    correct: '更正匹配',
    noFile: '这次训练课还没有运动记录。',
    addFile: '添加文件',
  },
  keys: { planned: terms.plannedInLine, done: terms.doneInLine },
  head: {
    target: '目标',
    done: '完成',
    planned: terms.planned,
    share: '比例',
    average: measures.average,
    inTarget: '目标内',
    rest: '间歇',
  },
  total: measures.total,
  phone: {
    rest: '间歇 {{time}}',
    doneOf: '{{done}}，共 {{planned}}',
    target: '目标 {{target}}',
    average: '平均 {{value}}',
    inTarget: '目标内 {{value}}',
  },
  everyone: {
    title: '所有人',
    count: '{{count}} 人中 {{with}} 人有运动记录 · 中位数 {{median}}',
    order: '排序',
    least: '完成最少的在前',
    byName: '按姓名',
    missing: '缺少的部分',
    complete_other: '另有 {{count}} 人完成 100%',
    noFile: '没有运动记录：{{names}}',
    notDone: '缺第 {{place}} 段',
    short: '第 {{place}} 段：{{done}}，共 {{planned}}',
    more_other: '另外 {{count}} 段',
  },
  menu: {
    title: '发送到手表',
    steps_other: '{{count}} 步 · 手表最多 {{most}} 步',
    tooMany: '该计划有 {{count}} 步，超过手表最多支持的 {{most}} 步。',
    targets: '目标类型',
    for: '{{name}}：{{target}}',
    all_other: '全部 {{count}} 人，各用自己的目标',
    unavailable: '需要网络连接才能生成文件。',
  },
  sent: {
    sent: '{{name}}：已于 {{when}} 发送',
    waiting: '{{name}}：将在一小时内发送',
    refused: '{{name}} 没有接受这个训练文件。',
    again: actions.tryAgain,
  },
  kinds: { power: measures.power, heart_rate: '心率', pace: measures.pace, rate: '桨频' },
  missing: {
    no_zone: '{{kind}}：这次训练课没有设置强度。',
    no_heart_rate: '{{kind}}：个人资料中没有心率区间。',
    no_test: '{{kind}}：没有 2000 米测试。',
  },
  formats: {
    fit: 'FIT 训练文件',
    watts: '骑行台，瓦特',
    percent: '骑行台，百分比',
    text: '复制为文本',
    copied: '文本已复制。',
  },
  faults: {
    too_many_steps: '步骤过多',
    no_zone: '没有设置强度',
    no_times: '按距离设置',
    no_test: '没有 2000 米测试',
  },
  week: '本周的训练文件',
} as const satisfies Translation<typeof en>
