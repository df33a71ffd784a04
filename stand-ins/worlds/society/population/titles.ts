import { fold } from '../text.ts'

/** Seniorities in the terms of prospect filters, highest first. */
export const SENIORITIES = [
  'owner',
  'founder',
  'c_suite',
  'partner',
  'vp',
  'head',
  'director',
  'manager',
  'senior',
  'entry',
  'intern',
] as const

export type Seniority = (typeof SENIORITIES)[number]

interface Department {
  /** Name in prospect responses. */
  readonly name: string
  /** Area in its chief's title. */
  readonly chief: string
  readonly of: string
  readonly roles: readonly [string, string, string, string]
}

const TABLE = `
engineering|Technology|Engineering|Software Engineer,Data Engineer,Quality Engineer,Systems Engineer
sales|Revenue|Sales|Account Executive,Sales Representative,Account Manager,Sales Analyst
marketing|Marketing|Marketing|Content Strategist,Growth Marketer,Brand Designer,Campaign Specialist
operations|Operating|Operations|Operations Analyst,Project Coordinator,Supply Planner,Facilities Coordinator
finance|Financial|Finance|Accountant,Financial Analyst,Payroll Specialist,Controller
human_resources|People|People|Recruiter,People Partner,Benefits Specialist,Training Coordinator
product|Product|Product|Product Designer,Product Analyst,User Researcher,Technical Writer
support|Customer|Customer Success|Support Engineer,Customer Success Associate,Implementation Specialist,Service Analyst
legal|Legal|Legal|Counsel,Compliance Analyst,Contracts Specialist,Paralegal
information_technology|Information|Information Technology|Systems Administrator,Network Engineer,Security Analyst,Support Technician
executive|Executive|General Management|Chief of Staff,Strategy Associate,Executive Assistant,Office Manager
`

/** Departments of a company, largest first; the last one contains only the head. */
export const DEPARTMENTS: readonly Department[] = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [name = '', chief = '', of = '', roles = ''] = line.split('|')
    return { name, chief, of, roles: roles.split(',') as unknown as Department['roles'] }
  })

/** A job title. */
export interface Title {
  readonly text: string
  /** Folded search text, with a space before each word and abbreviations appended. */
  readonly searched: string
  readonly seniority: Seniority
  readonly department: Department
}

const ROLES = 4

/** All titles, by their code. */
export const TITLES: readonly Title[] = SENIORITIES.flatMap((seniority) =>
  DEPARTMENTS.flatMap((department) =>
    department.roles.map((role) => {
      const text = textOf(seniority, department, role)
      return { text, searched: searchedOf(text), seniority, department }
    }),
  ),
)

/** The code of a title: its index in the list. */
export function titleCode(seniority: Seniority, department: number, role: number): number {
  return (SENIORITIES.indexOf(seniority) * DEPARTMENTS.length + department) * ROLES + role
}

function textOf(seniority: Seniority, { chief, of }: Department, role: string): string {
  switch (seniority) {
    case 'owner':
      return 'Owner'
    case 'founder':
      return `Founder & Chief ${chief} Officer`
    case 'partner':
      return 'Managing Partner'
    case 'c_suite':
      return `Chief ${chief} Officer`
    case 'vp':
      return `Vice President of ${of}`
    case 'head':
      return `Head of ${of}`
    case 'director':
      return `Director of ${of}`
    case 'manager':
      return `${of} Manager`
    case 'senior':
      return `Senior ${role}`
    case 'entry':
      return role
    case 'intern':
      return `${of} Intern`
  }
}

function searchedOf(text: string): string {
  const folded = fold(text)
  const chief = /chief (\w)\w* officer/.exec(folded)
  const short = chief ? ` c${chief[1]}o` : folded.includes('vice president') ? ' vp' : ''
  return ` ${folded}${short}`
}
