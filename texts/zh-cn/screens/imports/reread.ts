import type * as en from '../../../en/screens/imports/reread.ts'
import type { Translation } from '../../../translation.ts'

export const again = {
  title: '重新读取文件',
  text: '读取方式不断改进，现在的结果可能比导入时更准确。修改、标记和归属都会保留。',
  start: '重新读取',
  allTitle: '重新读取全部文件',
  allText:
    '在后台重新读取俱乐部的全部文件，包括之前无法读取的。修改、标记和归属都会保留，训练负荷重新计算。',
  allConfirm: '可能需要一些时间，无需等待。',
  reading: '已读取 {{done}} / {{total}}',
  done_other: '已重新读取 {{count}} 个文件（{{at}}）。',
  recovered_other: '{{count}} 个之前无法读取的文件现已读取。',
  waiting_other: '{{count}} 个文件仍待归入训练课。',
  differing_other:
    '{{count}} 个文件现在读取的记录与之前不同，已保持原样。如需新的记录，请删除后重新上传。',
  unreadable_other: '{{count}} 个文件无法读取，保持原样。',
} as const satisfies Translation<typeof en.again>
