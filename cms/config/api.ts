export default {
  rest: { defaultLimit: 25, maxLimit: 100, withCount: true },
  // Every relation the contract declares non-null is required before publication.
  documents: { strictRelations: true },
};
