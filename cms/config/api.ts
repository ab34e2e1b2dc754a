export default {
  rest: { defaultLimit: 25, maxLimit: 100, withCount: true },
  // What the contract says is never null is required of every publication, relations as well.
  documents: { strictRelations: true },
};
