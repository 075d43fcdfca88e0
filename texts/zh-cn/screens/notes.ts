import type { notes as en } from '../../en/screens/notes.ts'
import type { Translation } from '../../translation.ts'
import * as actions from '../shared/actions.ts'
import * as terms from '../shared/terms.ts'

export const notes = {
  private: '只有你能看到自己的笔记，教练、俱乐部管理员和平台管理员都看不到。',
  new: '新笔记',
  placeholder: '想记下什么？',
  write: '保存笔记',
  search: '搜索笔记',
  list: '你的笔记',
  none: '尚无笔记',
  noneText: '艇上哪些做法有效、下次想试什么、比赛感觉如何，趁记忆犹新写下来。',
  notFound: terms.noMatches,
  notFoundText: '没有包含所有这些词的笔记。',
  text: '笔记内容',
  edited: '已修改',
  edit: '编辑笔记',
  delete: '删除笔记',
  deleted: '笔记已删除',
  undo: actions.undo,
  save: actions.save,
  cancel: actions.cancel,
} as const satisfies Translation<typeof en>
