import type { members as en } from '../../en/server/members.ts'
import type { Words } from '../../translation.ts'

export const members: Words<typeof en> = {
  faults: {
    missing: '此项必填',
    not_plain: '请去掉链接、换行和不可见字符。',
    unwanted: '不希望收到邀请。',
    often: '今天已多次受邀，请明天再试。',
    too_long: '内容过长。',
    no_address: '请输入有效的邮箱。',
    no_date: '日期请写成 YYYY-MM-DD，或只写年份。',
    open_date: '这个日期有两种读法，请写成 YYYY-MM-DD。',
    no_side: '请填写左桨、右桨、双侧或双桨。',
    no_phone: '请填写电话号码。',
    no_squad: '没有此名称的队伍。',
    no_choice: '无法识别，请填写列表中的选项。',
    twice: '此邮箱已在名单中。如由兄弟姐妹共用，请填写为家长邮箱。',
    noted:
      '已有一位同名成员还没有邮箱。请在该成员处填写，以保留其全部记录；如是另一人，请在此补充出生日期。',
    twice_name: '此姓名已在名单中且没有邮箱。请补充出生日期或邮箱。',
    already_member: '已是俱乐部成员，无需邀请。',
    not_yours: '此人曾是俱乐部成员，须由管理员重新邀请。',
    no_such_change: '曾在俱乐部中：请选择立即邀请。',
  },
  sheet: '成员',
  columns: {
    name: '姓名',
    email: '邮箱',
    guardian: '家长邮箱',
    phone: '电话',
    status: '状态',
    roles: '角色',
    squads: '队伍',
    cox: '舵手',
    stroke: '领桨',
    scull: '双桨',
    sweep: '单桨',
    gender: '性别',
    birthday: '出生日期',
  },
  yes: '是',
}
