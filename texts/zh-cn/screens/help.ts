import type { help as en } from '../../en/screens/help.ts'
import type { Translation } from '../../translation.ts'
import * as actions from '../shared/actions.ts'
import * as terms from '../shared/terms.ts'

/** The manual around its articles, which lie in the folder `help`. */
export const help = {
  title: terms.help,
  lead: '按任务说明怎么做。',
  search: '搜索帮助',
  found_other: '{{count}} 篇文章',
  none: '没有找到“{{query}}”。',
  noneText: '可以查看各章节，或询问俱乐部的教练。',
  missing: '此地址没有文章。',
  chapters: '章节',
  chapterNames: {
    start: '开始使用',
    plan: '计划',
    crews: '艇组与成绩',
    files: terms.files,
    live: '实时',
    reports: '报告',
    health: terms.health,
    club: terms.club,
    glossary: '术语表',
    operate: '运维人员',
    api: '程序接口',
  },
  onPage: '本页内容',
  goThere: '前往',
  related: '相关文章',
  back: '返回俱乐部',
  signIn: actions.signIn,
  minutes_other: '{{count}} 分钟',
  englishOnly: '本页只有英文。',
  fromDemo: '图片来自演示俱乐部。',
  pictureOf: '图片：{{title}}',
  offline: '可离线阅读',
  openPage: '在整页中打开',
  close: '关闭帮助',
  toggle: '打开或关闭帮助',
  table: '表格',
  code: '示例',
} satisfies Translation<typeof en>
