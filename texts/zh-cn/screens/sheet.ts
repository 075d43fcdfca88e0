import type { sheet as en } from '../../en/screens/sheet.ts'
import type { Translation } from '../../translation.ts'
import * as actions from '../shared/actions.ts'
import * as faults from '../shared/faults.ts'

export const sheet = {
  who: '录入对象',
  undo: actions.undo,
  redo: '重做',
  keys: '按 Enter 向下，按 Tab 向右。可在任意单元格粘贴表格内容。',
  shortKeys: '64410 读作 6:44.1',
  pastedSeconds: '粘贴的不带冒号的数字是秒数',
  previous: '上一个',
  next: '下一个',
  skipped: '以下内容已被其他人修改，未写入你的数值',
  faults: {
    between: faults.between,
    number: faults.number,
    whole: faults.wholeNumber,
    time: '请输入用时，例如 6:41.2。',
    speed: '没有人能这么快完成 {{distance}}。请输入如 6:41.2 的时间。',
    long: '最多 {{most}} 个字符。',
  },
  leftOut: {
    title: '粘贴的内容有一部分放不下',
    lines_other: '{{count}} 行超出表格最后一行。',
    columns_other: '{{count}} 列超出表格最后一列。',
    cells_other: '{{count}} 个值落在不能填写的位置。',
    names_other: '{{count}} 行的人员不在此表中。',
    twice_other: '{{count}} 行的人员前面已有一行。',
    heads_other: '{{count}} 列不在此表中。',
    close: actions.close,
  },
  clash: {
    title: '其他人录入了不同的数值',
    theirs: '采用对方的：{{value}}',
    mine: '保留我的：{{value}}',
    nothing: '空',
  },
} as const satisfies Translation<typeof en>
