import type { templates as en } from '../../en/screens/templates.ts'
import type { Translation } from '../../translation.ts'
import * as actions from '../shared/actions.ts'

export const templates = {
  start: '从模板开始',
  choose: '选择模板',
  manage: '管理',
  library: '俱乐部模板',
  empty: '还没有模板',
  emptyText: '保存常用的计划：打开训练课，选择“编辑”，再选择“存为模板”。',
  keep: '存为模板',
  keepTitle: '存为模板',
  keepHint: '保存除日期和人员外的全部计划。',
  kept: '模板已保存',
  name: '模板名称',
  rename: '重命名',
  delete: actions.deleteIt,
  reallyDelete: '确认删除',
} as const satisfies Translation<typeof en>
