/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */
/** The fields and options of `AboutPage`. */
export const aboutPageShown = {
  uid: 'api::about-page.about-page',
  draftAndPublish: true,
  search: [],
  fields: { title: 'text', slug: 'text', summary: 'text', body: 'rich', order: 'number' },
  parts: {
    cover: {
      fields: {
        url: 'text',
        alternativeText: 'text',
        width: 'number',
        height: 'number',
        formats: 'rich',
      },
    },
    seo: { fields: { title: 'text', description: 'text' } },
  },
} as const;

/** The fields and options of `CoManager`. */
export const coManagerShown = {
  uid: 'api::co-manager.co-manager',
  draftAndPublish: true,
  search: [],
  fields: {
    name: 'text',
    slug: 'text',
    position: 'text',
    bio: 'rich',
    group: 'word',
    order: 'number',
  },
  parts: {
    photo: {
      fields: {
        url: 'text',
        alternativeText: 'text',
        width: 'number',
        height: 'number',
        formats: 'rich',
      },
    },
  },
} as const;

/** The fields and options of `Partner`. */
export const partnerShown = {
  uid: 'api::partner.partner',
  draftAndPublish: true,
  search: [],
  fields: { name: 'text', icon: 'text', url: 'text', order: 'number' },
  parts: {
    logo: {
      fields: {
        url: 'text',
        alternativeText: 'text',
        width: 'number',
        height: 'number',
        formats: 'rich',
      },
    },
  },
} as const;

/** The fields and options of `Service`. */
export const serviceShown = {
  uid: 'api::service.service',
  draftAndPublish: true,
  search: [],
  fields: {
    title: 'text',
    slug: 'text',
    summary: 'text',
    body: 'rich',
    icon: 'text',
    url: 'text',
    order: 'number',
  },
  parts: {
    cover: {
      fields: {
        url: 'text',
        alternativeText: 'text',
        width: 'number',
        height: 'number',
        formats: 'rich',
      },
    },
    seo: { fields: { title: 'text', description: 'text' } },
  },
} as const;

/** The fields and options of `CourseCategory`. */
export const courseCategoryShown = {
  uid: 'api::course-category.course-category',
  draftAndPublish: false,
  search: [],
  fields: { name: 'text', slug: 'text', order: 'number' },
  parts: {},
} as const;

/** The fields and options of `Course`. */
export const courseShown = {
  uid: 'api::course.course',
  draftAndPublish: true,
  search: ['title', 'code', 'summary'],
  fields: {
    title: 'text',
    slug: 'text',
    summary: 'text',
    body: 'rich',
    code: 'text',
    price: 'number',
    memberPrice: 'number',
    format: 'word',
    startAt: 'date',
    endAt: 'date',
    hours: 'decimal',
    cpeHours: 'decimal',
    ethicsHours: 'decimal',
    level: 'word',
    capacity: 'number',
    featured: 'boolean',
  },
  parts: {
    cover: {
      fields: {
        url: 'text',
        alternativeText: 'text',
        width: 'number',
        height: 'number',
        formats: 'rich',
      },
    },
    seo: { fields: { title: 'text', description: 'text' } },
    category: { fields: { documentId: 'word', name: 'text', slug: 'text', order: 'number' } },
    instructors: { fields: { name: 'text', title: 'text', biography: 'text' }, many: true },
    outline: { fields: { title: 'text', detail: 'text' }, many: true },
  },
} as const;

/** The fields and options of `DocumentCategory`. */
export const documentCategoryShown = {
  uid: 'api::document-category.document-category',
  draftAndPublish: false,
  search: [],
  fields: { name: 'text', slug: 'text', order: 'number' },
  parts: {},
} as const;

/** The fields and options of `Document`. */
export const documentShown = {
  uid: 'api::document.document',
  draftAndPublish: true,
  search: ['title', 'author', 'summary'],
  fields: {
    title: 'text',
    slug: 'text',
    summary: 'text',
    body: 'rich',
    price: 'number',
    memberPrice: 'number',
    pages: 'number',
    language: 'text',
    year: 'number',
    author: 'text',
  },
  parts: {
    cover: {
      fields: {
        url: 'text',
        alternativeText: 'text',
        width: 'number',
        height: 'number',
        formats: 'rich',
      },
    },
    seo: { fields: { title: 'text', description: 'text' } },
    category: { fields: { documentId: 'word', name: 'text', slug: 'text', order: 'number' } },
    sampleFile: { fields: { url: 'text', name: 'text', size: 'decimal' } },
  },
} as const;

/** The fields and options of `Seminar`. */
export const seminarShown = {
  uid: 'api::seminar.seminar',
  draftAndPublish: true,
  search: ['title', 'venue', 'summary'],
  fields: {
    title: 'text',
    slug: 'text',
    summary: 'text',
    body: 'rich',
    startAt: 'date',
    endAt: 'date',
    venue: 'text',
    price: 'number',
    memberPrice: 'number',
    capacity: 'number',
    cpeHours: 'decimal',
    ethicsHours: 'decimal',
    orderByOption: 'boolean',
  },
  parts: {
    cover: {
      fields: {
        url: 'text',
        alternativeText: 'text',
        width: 'number',
        height: 'number',
        formats: 'rich',
      },
    },
    seo: { fields: { title: 'text', description: 'text' } },
    speakers: { fields: { name: 'text', title: 'text', biography: 'text' }, many: true },
    orderOptionGroup: {
      fields: { id: 'word', name: 'text' },
      parts: {
        options: {
          fields: { id: 'word', name: 'text', price: 'number', capacity: 'number' },
          many: true,
          idFromKey: true,
        },
      },
      many: true,
      idFromKey: true,
    },
  },
} as const;

/** The fields and options of `CompanyInformation`. */
export const companyInformationShown = {
  uid: 'api::company-information.company-information',
  draftAndPublish: false,
  search: [],
  fields: {
    name: 'text',
    address: 'text',
    hotline: 'text',
    email: 'text',
    hours: 'text',
    taxCode: 'text',
    map: 'text',
  },
  parts: {
    socials: { fields: { name: 'text', url: 'text' }, many: true },
    bankAccount: {
      fields: { bankBin: 'text', bankName: 'text', accountNumber: 'text', accountName: 'text' },
    },
  },
} as const;

/** The fields and options of `QuantityDiscountRule`. */
export const quantityDiscountRuleShown = {
  uid: 'api::quantity-discount-rule.quantity-discount-rule',
  draftAndPublish: false,
  search: [],
  fields: { appliesTo: 'list' },
  parts: { tiers: { fields: { minQuantity: 'number', percent: 'number' }, many: true } },
} as const;

/** The fields and options of `MemberBenefit`. */
export const memberBenefitShown = {
  uid: 'api::member-benefit.member-benefit',
  draftAndPublish: true,
  search: [],
  fields: { title: 'text', summary: 'text', icon: 'text', url: 'text', order: 'number' },
  parts: {},
} as const;

/** The fields and options of `NewsCategory`. */
export const newsCategoryShown = {
  uid: 'api::news-category.news-category',
  draftAndPublish: false,
  search: [],
  fields: { name: 'text', slug: 'text', order: 'number' },
  parts: {},
} as const;

/** The fields and options of `NewsPost`. */
export const newsPostShown = {
  uid: 'api::news-post.news-post',
  draftAndPublish: true,
  search: ['title', 'author', 'tags', 'summary'],
  fields: {
    title: 'text',
    slug: 'text',
    summary: 'text',
    body: 'rich',
    publishedOn: 'day',
    author: 'text',
    tags: 'list',
    featured: 'boolean',
  },
  parts: {
    cover: {
      fields: {
        url: 'text',
        alternativeText: 'text',
        width: 'number',
        height: 'number',
        formats: 'rich',
      },
    },
    seo: { fields: { title: 'text', description: 'text' } },
    category: { fields: { documentId: 'word', name: 'text', slug: 'text', order: 'number' } },
  },
} as const;

/** The paths that serve a `SinglePage`. */
export const singlePagePaths = [
  'trang-gia-nhap-iia',
  'trang-loi-ich-hoi-vien',
  'trang-bang-cap-cua-iia',
  'trang-xac-minh-chung-chi',
  'trang-cach-thuc-dat-chung-nhan',
  'trang-iap',
  'trang-cia',
  'trang-crma',
  'trang-yeu-cau-cpe',
  'trang-dieu-khoan-su-dung',
  'trang-chinh-sach-bao-mat',
  'trang-chinh-sach-hoan-tien',
] as const;
/** The fields and options of `SinglePage`. */
export const singlePageShown = {
  draftAndPublish: true,
  search: [],
  fields: { title: 'text', summary: 'text' },
  parts: {
    cover: {
      fields: {
        url: 'text',
        alternativeText: 'text',
        width: 'number',
        height: 'number',
        formats: 'rich',
      },
    },
    seo: { fields: { title: 'text', description: 'text' } },
    sections: {
      fields: {},
      many: true,
      variants: {
        'sections.text': { fields: { heading: 'text', body: 'rich' } },
        'sections.steps': {
          fields: { heading: 'text' },
          parts: { steps: { fields: { title: 'text', detail: 'text' }, many: true } },
        },
        'sections.table': { fields: { heading: 'text', caption: 'text' } },
        'sections.faq': {
          fields: { heading: 'text' },
          parts: { entries: { fields: { question: 'text', answer: 'text' }, many: true } },
        },
        'sections.call-to-action': {
          fields: { heading: 'text', text: 'text', label: 'text', url: 'text' },
        },
        'sections.downloads': {
          fields: { heading: 'text' },
          parts: {
            downloads: {
              fields: { title: 'text' },
              parts: { file: { fields: { url: 'text', name: 'text', size: 'decimal' } } },
              many: true,
              needs: 'file',
            },
          },
        },
      },
    },
  },
} as const;

/** The fields and options of `HomePage`. */
export const homePageShown = {
  uid: 'api::home-page.home-page',
  draftAndPublish: true,
  search: [],
  fields: { figuresOn: 'day' },
  parts: {
    hero: {
      fields: { title: 'text', lead: 'text', label: 'text', url: 'text' },
      parts: {
        image: {
          fields: {
            url: 'text',
            alternativeText: 'text',
            width: 'number',
            height: 'number',
            formats: 'rich',
          },
        },
      },
    },
    highlights: {
      fields: { title: 'text', detail: 'text', icon: 'text', url: 'text' },
      many: true,
    },
    featuredCourses: {
      fields: {
        documentId: 'word',
        title: 'text',
        slug: 'text',
        summary: 'text',
        code: 'text',
        price: 'number',
        memberPrice: 'number',
        format: 'word',
        startAt: 'date',
        endAt: 'date',
        hours: 'decimal',
        cpeHours: 'decimal',
        ethicsHours: 'decimal',
        level: 'word',
        capacity: 'number',
        featured: 'boolean',
      },
      parts: {
        cover: {
          fields: {
            url: 'text',
            alternativeText: 'text',
            width: 'number',
            height: 'number',
            formats: 'rich',
          },
        },
        seo: { fields: { title: 'text', description: 'text' } },
        category: { fields: { documentId: 'word', name: 'text', slug: 'text', order: 'number' } },
        instructors: { fields: { name: 'text', title: 'text', biography: 'text' }, many: true },
        outline: { fields: { title: 'text', detail: 'text' }, many: true },
      },
      many: true,
    },
    featuredSeminars: {
      fields: {
        documentId: 'word',
        title: 'text',
        slug: 'text',
        summary: 'text',
        startAt: 'date',
        endAt: 'date',
        venue: 'text',
        price: 'number',
        memberPrice: 'number',
        capacity: 'number',
        cpeHours: 'decimal',
        ethicsHours: 'decimal',
        orderByOption: 'boolean',
      },
      parts: {
        cover: {
          fields: {
            url: 'text',
            alternativeText: 'text',
            width: 'number',
            height: 'number',
            formats: 'rich',
          },
        },
        seo: { fields: { title: 'text', description: 'text' } },
        speakers: { fields: { name: 'text', title: 'text', biography: 'text' }, many: true },
        orderOptionGroup: {
          fields: { id: 'word', name: 'text' },
          parts: {
            options: {
              fields: { id: 'word', name: 'text', price: 'number', capacity: 'number' },
              many: true,
              idFromKey: true,
            },
          },
          many: true,
          idFromKey: true,
        },
      },
      many: true,
    },
    featuredDocuments: {
      fields: {
        documentId: 'word',
        title: 'text',
        slug: 'text',
        summary: 'text',
        price: 'number',
        memberPrice: 'number',
        pages: 'number',
        language: 'text',
        year: 'number',
        author: 'text',
      },
      parts: {
        cover: {
          fields: {
            url: 'text',
            alternativeText: 'text',
            width: 'number',
            height: 'number',
            formats: 'rich',
          },
        },
        seo: { fields: { title: 'text', description: 'text' } },
        category: { fields: { documentId: 'word', name: 'text', slug: 'text', order: 'number' } },
        sampleFile: { fields: { url: 'text', name: 'text', size: 'decimal' } },
      },
      many: true,
    },
    featuredNews: {
      fields: {
        documentId: 'word',
        title: 'text',
        slug: 'text',
        summary: 'text',
        publishedOn: 'day',
        author: 'text',
        tags: 'list',
        featured: 'boolean',
      },
      parts: {
        cover: {
          fields: {
            url: 'text',
            alternativeText: 'text',
            width: 'number',
            height: 'number',
            formats: 'rich',
          },
        },
        seo: { fields: { title: 'text', description: 'text' } },
        category: { fields: { documentId: 'word', name: 'text', slug: 'text', order: 'number' } },
      },
      many: true,
    },
    partners: {
      fields: { documentId: 'word', name: 'text', icon: 'text', url: 'text', order: 'number' },
      parts: {
        logo: {
          fields: {
            url: 'text',
            alternativeText: 'text',
            width: 'number',
            height: 'number',
            formats: 'rich',
          },
        },
      },
      many: true,
    },
    figures: { fields: { value: 'text', label: 'text' }, many: true },
    seo: { fields: { title: 'text', description: 'text' } },
  },
} as const;

/** The fields and options of `StandardList`. */
export const standardListShown = {
  uid: 'api::standard-list.standard-list',
  draftAndPublish: false,
  search: [],
  fields: { title: 'text', slug: 'text', summary: 'text', order: 'number' },
  parts: {},
} as const;

/** The fields and options of `StandardPage`. */
export const standardPageShown = {
  uid: 'api::standard-page.standard-page',
  draftAndPublish: true,
  search: ['title', 'code', 'summary'],
  fields: {
    title: 'text',
    slug: 'text',
    summary: 'text',
    body: 'rich',
    code: 'text',
    order: 'number',
  },
  parts: {
    cover: {
      fields: {
        url: 'text',
        alternativeText: 'text',
        width: 'number',
        height: 'number',
        formats: 'rich',
      },
    },
    seo: { fields: { title: 'text', description: 'text' } },
    list: {
      fields: { documentId: 'word', title: 'text', slug: 'text', summary: 'text', order: 'number' },
    },
  },
} as const;

/** The searched fields by content type, the title first. */

export const searchedFields = {
  'api::course.course': ['title', 'code', 'summary'],
  'api::document.document': ['title', 'author', 'summary'],
  'api::seminar.seminar': ['title', 'venue', 'summary'],
  'api::news-post.news-post': ['title', 'author', 'tags', 'summary'],
  'api::standard-page.standard-page': ['title', 'code', 'summary'],
} as const;

/** The filter operators by kind of value. */

export const operatorsOf = {
  text: [
    '$eq',
    '$ne',
    '$in',
    '$notIn',
    '$eqi',
    '$contains',
    '$containsi',
    '$startsWith',
    '$endsWith',
    '$null',
    '$notNull',
  ],
  word: [
    '$eq',
    '$ne',
    '$in',
    '$notIn',
    '$eqi',
    '$contains',
    '$containsi',
    '$startsWith',
    '$endsWith',
    '$null',
    '$notNull',
  ],
  number: [
    '$eq',
    '$ne',
    '$in',
    '$notIn',
    '$lt',
    '$lte',
    '$gt',
    '$gte',
    '$between',
    '$null',
    '$notNull',
  ],
  decimal: [
    '$eq',
    '$ne',
    '$in',
    '$notIn',
    '$lt',
    '$lte',
    '$gt',
    '$gte',
    '$between',
    '$null',
    '$notNull',
  ],
  date: [
    '$eq',
    '$ne',
    '$in',
    '$notIn',
    '$lt',
    '$lte',
    '$gt',
    '$gte',
    '$between',
    '$null',
    '$notNull',
  ],
  day: [
    '$eq',
    '$ne',
    '$in',
    '$notIn',
    '$lt',
    '$lte',
    '$gt',
    '$gte',
    '$between',
    '$null',
    '$notNull',
  ],
  boolean: ['$eq', '$ne', '$null', '$notNull'],
  rich: [],
  list: [],
} as const;
