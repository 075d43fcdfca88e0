import type { seasonPlans as en } from '../../en/screens/season-plans.ts'
import type { Translation } from '../../translation.ts'

export const seasonPlans = {
  file: {
    title: '从表格读取目标',
    hint: '在这里保存的表格，或表头相同的表格。文件只在本设备上读取。',
    save: '保存为表格',
    open: '读取表格',
    noWeeks: '文件中没有“周”这一列。请先把赛季保存为表格，再在其中修改。',
    unreadable: '无法将此文件读作表格。请选择 XLSX 或 CSV 文件。',
    faults: '未能识别，保持原样',
    moreFaults_other: '另有 {{count}} 个单元格未能识别。',
    changes_other: '{{count}} 周会有变化。',
    stay: '已过去的周和文件中没有的周保持不变。阶段、重点比赛、计划和完成情况仅供查看。',
    fault: {
      head: '{{cell}}：赛季中没有名为“{{text}}”的列。',
      noWeek: '{{cell}}：“{{text}}”不是日期。',
      otherSeason: '{{cell}}：{{text}} 不在本赛季内。',
      twice: '{{cell}}：{{text}} 这一周出现了两次，以第一行为准。',
      number: '{{cell}}：“{{text}}”不能作为一周的训练量。',
      kind: '{{cell}}：“{{text}}”不是一周的类型。',
      shares: '{{cell}}：{{text}} 合计不是 100%。',
      note: '{{cell}}：备注“{{text}}”超过 2000 个字符。',
    },
  },
  shares: {
    title: '目标强度区间',
    sum: '低、中、高合计 {{sum}}%，须为 100% 才能保存。',
  },
  paper: {
    print: '打印为 A3',
    printed: '打印于 {{day}}',
    people_other: '{{count}} 名运动员',
    week: '周起始日',
    row: {
      target: '目标',
      planned: '计划',
      done: '完成',
    },
    caption: '赛季各周',
  },
  history: {
    title: '修改记录',
    ofWeek: '本周的修改',
    none: '还没有人修改过。',
    all: '全部 {{count}} 条修改',
    gone: '已离开的人',
    noteAdded: '写了备注',
    noteChanged: '修改了备注',
    noteRemoved: '删除了备注',
    phases: '阶段 {{before}} → {{after}}',
    goal: '目标 {{name}} {{before}} → {{after}}',
  },
} as const satisfies Translation<typeof en>
