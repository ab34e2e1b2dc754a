import { groupPage } from './groupPages';

export const { queries, Component } = groupPage('founding-council');
