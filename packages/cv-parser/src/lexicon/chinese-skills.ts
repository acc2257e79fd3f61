/** What tells names of tools from the clauses around them in Chinese lists of skills. Alternatives of a pattern, or words. */
export const chineseSkillWords = {
  /** Latin letters that name no tool where a clause holds them. */
  noTools: `app|apps|ui|ux|ai|it|api|apis|pc|io|i/o|id|web|bug|bugs|demo|gpa|top|ppt模板|b/s|c/s|cet|cet4|cet6|cet-4|cet-6|tem-4|tem-8|tem4|tem8|ielts|toefl|toeic|jlpt|hsk|n1|n2|n3|qq|ok|vip|kpi|ceo|cto|http|https|github|com|www|etc|and|or|the|a组|b端|c端|to|in|of`,
  /** What kind of thing a name belongs to. */
  kinds: `语言|語言|编程语言|程序设计|框架|数据库|資料庫|工具|软件|軟體|平台|系统|系統|协议|技术|技術|组件|命令|脚本|脚本语言|基础|服务器|操作系统|库|等|插件|开发工具|编辑器|中间件|函数库|类库|相关|知识|的使用|的应用|的运用|的操作|使用|应用|操作|编程|语法|原理`,
  /** Signs of a clause. */
  clauses: `的|等|了|过|過|和|及|与|與|或|对|對|进行|進行|使用|运用|利用|掌握|熟悉|熟练|熟練|了解|精通|擅长|擅長|具备|具備|具有|能够|能夠|可以|独立|獨立|良好|较强|較強|语言|框架|数据库`,
  /** How clauses begin that tell what somebody can or did. */
  openings: `能|可|会|會|并|並|对|對|通过|通過|有|曾|在|从|從|将|將|把|以|为|為|使|让|讓|且|积极|長期|长期|热爱|熱愛|喜欢|喜歡|乐于|樂於|认真|認真|独立|獨立|参与|參與|负责|負責|完成|获得|獲得|担任|擔任|善于|善於|拥有|擁有|富有|较|較|不断|持续|我|本人|自己|工作|学习|學習|做事|为人|性格|吃苦|责任|目前|包括|因为|但|由于|只是|完成|遵守`,
  /** What leads to a name. */
  leads: `如|例如|比如|包括|包含|以及|及|常用的?|常见的?|相关的?|主要|主流的?|基本的?`,
} as const;
