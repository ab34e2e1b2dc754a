import { groupPage } from './groupPages';

export const { queries, Component } = groupPage('board');
