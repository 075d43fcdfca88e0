import type { members as en } from '../../en/server/members.ts'
import type { Words } from '../../translation.ts'
import * as faults from '../shared/faults.ts'
import * as terms from '../shared/terms.ts'

export const members: Words<typeof en> = {
  faults: {
    missing: faults.required,
    not_plain: faults.notPlain,
    unwanted: '不希望收到邀请。',
    often: '今天已多次受邀，请明天再试。',
    too_long: faults.tooLong,
    no_address: faults.email,
    no_end: '邮箱“{value}”不完整，缺少 .cn 之类的结尾。',
    no_such_day: '没有 {month}{day} 日这一天。',
    no_date: '日期请写成 YYYY-MM-DD，或只写年份。',
    open_date: '这个日期有两种读法，请写成 YYYY-MM-DD。',
    no_side: '请填写左桨、右桨、双侧或双桨。',
    no_phone: '请填写电话号码。',
    no_squad: '没有此名称的队伍。',
    no_choice: faults.unknownValue,
    twice: '此邮箱已在名单中。如由兄弟姐妹共用，请填写为家长邮箱。',
    noted:
      '已有一位同名成员还没有邮箱。请在该成员处填写，以保留其全部记录；如是另一人，请在此补充出生日期。',
    twice_name: '此姓名已在名单中且没有邮箱。请补充出生日期或邮箱。',
    already_member: '已是俱乐部成员，无需邀请。',
    not_yours: '此人曾是俱乐部成员，须由管理员重新邀请。',
    no_such_change: '曾在俱乐部中：请选择立即邀请。',
  },
  sheet: terms.members,
  columns: {
    name: terms.personName,
    email: terms.email,
    guardian: terms.parentsEmail,
    phone: terms.phone,
    status: terms.status,
    roles: terms.roles,
    squads: terms.squads,
    cox: '舵手',
    stroke: terms.stroke,
    scull: terms.sculling,
    sweep: terms.sweep,
    gender: terms.gender,
    birthday: terms.dateOfBirth,
  },
  yes: terms.yes,
}
