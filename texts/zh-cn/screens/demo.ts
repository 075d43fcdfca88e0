import * as terms from '../shared/terms.ts'

export const demo = {
  title: '看看 {{club}}',
  lead_other: '一个有 {{count}} 人、已完整走过一个赛季的俱乐部。点一下即可进入，无需密码。',
  tag: '演示',
  noteOwn: '这里的一切都是虚构的。此演示只在本设备上运行，不发送邮件。',
  note: '所有更改将在 {{time}} 清除。此演示不发送邮件，请勿输入真实人物的信息。',
  account: { title: '使用账号登录', lead: '演示俱乐部的账号，或在此注册的账号。' },
  roles: {
    coach: {
      title: terms.coach,
      enter: '以教练身份进入',
      one: '今早该关心谁',
      two: '艇组、成绩、赛季',
      three: '正在进行的比赛',
    },
    athlete: {
      title: terms.athlete,
      enter: '以运动员身份进入',
      one: '今天练什么，我去不去',
      two: '自己的测试、最好成绩和状态',
      three: '适合用手机看',
    },
    guardian: {
      title: '家长',
      enter: '以家长身份进入',
      one: '孩子何时何地训练',
      two: '请假一天',
      three: '俱乐部可以知道什么',
    },
    manager: {
      title: '管理者',
      enter: '以管理者身份进入',
      one: '成员、会费与角色',
      two: '船艇与预订',
      three: '导出全部数据',
    },
  },
  tour: {
    place: '{{tour}} · 第 {{step}} 步，共 {{of}} 步',
    next: '下一步',
    end: '完成',
    leave: '退出',
    try: '试一试：',
    of: {
      coach: '教练的一天',
      athlete: '运动员的一天',
      guardian: '写给家长',
      manager: '俱乐部办公室',
    },
  },
  steps: {
    needs: {
      title: '待办事项',
      text: '这里只有未完成的事，每件一个按钮。',
      hint: '发布一个草稿。在演示中通知不会发给任何真人。',
    },
    mornings: {
      title: '该关心谁',
      text: '运动员在手机上填写晨间数据。这里能看到谁生病、受伤或与平时不同。',
      hint: '打开一个名字，查看最近四周。',
    },
    week: { title: '一周概览', text: '轮廓是计划，填充是完成。', hint: '从这里打开日历。' },
    calendar: {
      title: '从一天到整个赛季',
      text: '月、周、日，以及带目标和阶段的赛季。训练课可以拖动。',
      hint: '切换到“赛季”。',
    },
    add: {
      title: '添加只有一个入口',
      text: '训练课、整周文字计划、成员、文件：你的角色能添加的都在这里。',
      hint: '打开列表。',
    },
    reports: {
      title: '一个标题，全部报告',
      text: '点标题可打开所有报告，筛选条件不变。',
      hint: '打开它，选择另一份报告。',
    },
    search: {
      title: '按名字找一切',
      text: '人、船、训练课和操作，在任何页面都能找。',
      hint: '按 Ctrl K，输入一个名字。',
    },
    next: {
      title: '我去吗？',
      text: '你接下来的训练课，含艇组和地点。点一下即可答复。',
      hint: '答复第一节。',
    },
    morning: {
      title: '训练前点四下',
      text: '睡眠、状态、心率，以及是否健康。只有你允许的人能看到。',
      hint: '填写今早的数据。',
    },
    ownWeek: { title: '我的一周', text: '每天计划了什么，做了什么。', hint: '看看昨天。' },
    training: {
      title: '我的训练',
      text: '负荷、区间、最好成绩及其变化，只有你自己的。',
      hint: '在图表上方换一个时间段。',
    },
    season: { title: '你看到的赛季', text: '目标、阶段和接下来的几周。', hint: '切换到“赛季”。' },
    privacy: {
      title: '谁能看到什么',
      text: '这个名字下面是你的设置。健康数据给谁看由你决定，随时可以更改。',
      hint: '打开设置，再打开“谁能看到我的档案”。',
    },
    children: {
      title: '您的孩子',
      text: '与他们有关的一切都在一页上，没有别人的信息。',
      hint: '向下看第二个孩子。',
    },
    answer: { title: '去不去', text: '何时何地训练。您替他们答复。', hint: '答复第一节训练课。' },
    away: { title: '离开几天', text: '填一次，期间全部请假。', hint: '添加两天假期。' },
    chats: { title: '聊天', text: '您能看到孩子与俱乐部教练的聊天。', hint: '打开一个。' },
    consent: {
      title: terms.healthData,
      text: '孩子还小的时候，由您决定谁能看到。',
      hint: '看看目前的同意状态。',
    },
    club: { title: '俱乐部', text: '艇组、成绩以及联系人。', hint: '打开这一部分。' },
    account: {
      title: '您的账号',
      text: '这个名字下面是您的设置：语言、通知以及登录的设备。',
      hint: '打开设置。',
    },
    office: { title: '俱乐部今天', text: '成员、申请和到期事项。', hint: '从这里打开成员列表。' },
    members: {
      title: terms.members,
      text: '所有人一张列表，含角色和状态。粘贴名单即可导入整个俱乐部。',
      hint: '搜索一个名字。',
    },
    roles: {
      title: '谁能做什么',
      text: '角色自带合理权限，每个都可更改。',
      hint: '看看教练能做什么。',
    },
    equipment: {
      title: '船艇与预订',
      text: '每条船在哪里、谁在用、哪里坏了。',
      hint: '打开一条船。',
    },
    settings: {
      title: '俱乐部设置',
      text: '项目、时间、功能和通知，各占一页。',
      hint: '打开“资料”。',
    },
    data: { title: '数据属于俱乐部', text: '随时导出俱乐部的全部数据。', hint: '开始一次导出。' },
  },
}
